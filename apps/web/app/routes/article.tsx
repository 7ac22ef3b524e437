import { articles } from 'virtual:content/articles'
import { sourceLanguage } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { origin } from '../addresses/origin.ts'
import { usePlace } from '../addresses/use-place.ts'
import { ArticleBody } from '../features/pages/article-body.tsx'
import { dayText } from '../features/pages/day-text.ts'
import { useTappable } from '../features/words/use-tappable.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { ReportButton } from '../reports/report-button.tsx'
import { LinkButton } from '../ui/button.tsx'

/** One of the articles. The address says which one. */
export default function ArticlePage() {
  const { t } = useLingui()
  const { path, to, language } = usePlace()
  const { renderText, explained } = useTappable()
  const article = articles.find(({ slug }) => path === `/blog/${slug}`)
  if (!article) throw new Error(`There is no article at ${path}.`)
  return (
    <PageFrame
      title={t`${article.title} – Malayalam for All`}
      description={article.summary}
      card={`blog-${article.slug}`}
      things={[
        {
          '@type': 'Article',
          headline: article.title,
          inLanguage: 'en',
          datePublished: article.date,
          author: { '@type': 'Organization', name: 'Malayalam for All', url: origin },
        },
      ]}
      trail={[{ name: t`Our Blog`, address: to('/blog') }, { name: article.title }]}
      width="max-w-2xl"
    >
      {language !== sourceLanguage && (
        <p className="mt-4 text-ink-soft">
          <Trans>This article is in English.</Trans>
        </p>
      )}
      <article lang="en">
        <h1 className="mt-6 text-4xl font-bold text-balance">{article.title}</h1>
        <p className="mt-2 text-xl text-ink-soft">{article.summary}</p>
        <p lang={language} className="mt-2 text-sm text-ink-soft">
          <time dateTime={article.date}>{dayText(article.date, language)}</time> ·{' '}
          <Trans>Malayalam for All</Trans>
        </p>
        <ArticleBody body={article.body} renderText={renderText} />
      </article>
      <ReportButton
        about={{ kind: 'article', item: article.slug, shown: article.title }}
        className="mt-4 -ml-2"
      />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={to('/level')}>
          <Trans>Start Learning</Trans>
        </LinkButton>
        <LinkButton variant="quiet" to={to('/blog')}>
          <Trans>Our Blog</Trans>
        </LinkButton>
      </div>
      {explained}
    </PageFrame>
  )
}
