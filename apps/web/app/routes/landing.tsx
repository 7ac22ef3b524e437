import { phrases } from 'virtual:content/phrases'
import { defaultTargetLanguage, languageOf } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { origin } from '../addresses/origin.ts'
import { usePlace } from '../addresses/use-place.ts'
import { AskLearnt } from '../features/pages/ask-learnt.tsx'
import { ContactNote } from '../features/pages/contact-note.tsx'
import { HowItWorks } from '../features/pages/how-it-works.tsx'
import { ToWatchAndPractise } from '../features/pages/to-watch-and-practise.tsx'
import { TodayPart } from '../features/today/today-part.tsx'
import { WaysIn } from '../features/today/ways-in.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { ofMalayalam } from '../prerender/by-target-language.tsx'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { LinkButton } from '../ui/button.tsx'
import { Backwater } from '../ui/pictures/backwater.tsx'
import { ListenButton } from '../ui/sound/listen-button.tsx'

export default function Landing() {
  const { t } = useLingui()
  const { path, language, to } = usePlace()
  // Search engines treat two pages with the same title as one page.
  const head =
    path === '/Landing'
      ? {
          title: t`Welcome – Malayalam for All`,
          description: t`Quizzes, letters and travel phrases in Malayalam, each with its sound: free, at your own pace.`,
        }
      : {
          title: t`Malayalam for All – learn Malayalam free, anytime, anywhere`,
          description: t`Learn Malayalam in ten minutes a day: words, letters and sentences you can hear. Free, with no compulsory login or sign-up.`,
        }
  return (
    <PageFrame
      {...head}
      things={[
        { '@type': 'WebSite', name: t`Malayalam for All` },
        {
          '@type': 'Course',
          name: t`Malayalam for All`,
          teaches: 'Malayalam',
          educationalLevel: 'Beginner',
          provider: { '@type': 'Organization', name: t`Malayalam for All`, url: origin },
        },
      ]}
      width="max-w-5xl"
    >
      <ForReturning />
      <section className="pt-2">
        <Backwater className="w-full rounded-3xl" />
        <div className="mx-auto mt-6 max-w-2xl text-center">
          <Names name={t`Malayalam for All`} />
          <p className="mt-3 mb-6 text-lg text-balance">
            <Trans>
              Anytime, anywhere, with no compulsory login or sign-up. Interactive quizzes, videos and
              exercises, from the first letter to whole sentences.
            </Trans>
          </p>
          {languageOf(language).spoken === defaultTargetLanguage && <AskLearnt />}
          <LinkButton to={to('/login')} className="w-full sm:w-auto">
            <Trans>Lets Begin</Trans>
          </LinkButton>
          <FirstWord />
          <div className="mt-2">
            <ContactNote />
          </div>
        </div>
      </section>
      <section className="mx-auto mt-8 max-w-3xl">
        <h2 className="mb-3 text-center text-2xl font-bold">
          <Trans>Where do you want to start?</Trans>
        </h2>
        <WaysIn />
      </section>
      <HowItWorks />
      <ToWatchAndPractise />
    </PageFrame>
  )
}

/** The card of today for a learner who comes back. Its room is there at the first paint. */
function ForReturning() {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`Today`}
      className="mx-auto mt-4 mb-6 hidden min-h-200 max-w-xl in-data-begun:block in-data-level:block noscript:hidden"
    >
      {useHydrated() && <TodayPart fallback={null} />}
    </section>
  )
}

/** A first word of Malayalam to hear with one tap. */
function FirstWord() {
  const hello = phrases[0]
  return (
    hello && (
      <div className={`mt-5 flex flex-wrap items-center justify-center gap-3 ${ofMalayalam}`}>
        <ListenButton clip={hello.audio} text={hello.mal} size="large" />
        <p className="min-w-0 text-left">
          <span lang="ml" className="block text-2xl">
            {hello.mal}
          </span>
          <span className="text-ink-soft">
            <Trans>Tap, hear, say it: hello.</Trans>
          </span>
        </p>
      </div>
    )
  )
}

/** The name of the app in Malayalam, and under it in the language of the page, or in English. */
function Names({ name }: { name: string }) {
  const first = 'text-[min(1.875rem,7.6vw)] font-bold text-balance lg:text-5xl'
  const second = 'mt-1 text-2xl font-bold text-accent'
  return name === inMalayalam ? (
    <hgroup>
      <h1 className={first}>{name}</h1>
      <p lang="en" className={second}>
        Malayalam for All
      </p>
    </hgroup>
  ) : (
    <hgroup>
      <p lang="ml" className={first}>
        {inMalayalam}
      </p>
      <h1 className={second}>{name}</h1>
    </hgroup>
  )
}

const inMalayalam = 'എല്ലാവർക്കും മലയാളം'
