import { languageOf, languages, sourceLanguage } from '@app/learning/languages'
import { useLingui } from '@lingui/react/macro'
import { addressOfCard, type Card, cardSize } from '../addresses/cards.ts'
import { origin } from '../addresses/origin.ts'
import { addressOf } from '../addresses/paths.ts'
import { usePlace } from '../addresses/use-place.ts'
import { StructuredData, type Thing, type Trail } from './structured-data.tsx'

export type PageHeadProps = {
  /** At most 65 characters, and different from every other page's. */
  title: string
  /** A sentence or two, 50 to 160 characters: the text under the title in search results. */
  description: string
  /** The picture where the page is shared. Without one, the card of the whole site is used. */
  card?: Card
  /**
   * False keeps the page out of search engines and the sitemap: for a learner's own pages, and pages that are
   * not found.
   */
  listed?: boolean
  /** What the page is about, in the words of schema.org. */
  things?: readonly Thing[]
  trail?: Trail
}

const none: readonly never[] = []

/**
 * What a page tells the browser, search engines and sites where it is shared. React moves it into the
 * document's head.
 */
export function PageHead(props: PageHeadProps) {
  const { title, description, card, listed = true, things = none, trail = none } = props
  const { t } = useLingui()
  const { path, language } = usePlace()
  const addressIn = (wanted: typeof language) => origin + addressOf(path, wanted)
  const url = addressIn(language)
  const image = origin + addressOfCard(card ?? 'site', language)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {listed ? (
        <>
          <link rel="canonical" href={url} />
          {languages.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(sourceLanguage)} />
          <meta property="og:url" content={url} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={things[0]?.['@type'] === 'Article' ? 'article' : 'website'} />
      <meta property="og:site_name" content={t`Malayalam for All`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={localeName(languageOf(language).locale)} />
      {languages
        .filter(({ code }) => code !== language)
        .map(({ code, locale }) => (
          <meta key={code} property="og:locale:alternate" content={localeName(locale)} />
        ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta
        property="og:image:alt"
        content={card ? title : t`Malayalam for All: a houseboat and palms on the backwaters of Kerala`}
      />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData
        things={things}
        trail={trail}
        common={{ name: title, description, url, image, inLanguage: language, isAccessibleForFree: true }}
      />
    </>
  )
}

/** The spelling that shared pages use: en_GB. */
const localeName = (locale: string) => locale.replace('-', '_')
