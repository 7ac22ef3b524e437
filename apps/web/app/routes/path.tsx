import { courseBytes } from 'virtual:content/course-bytes'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { useTargetLanguage } from '../device/target-language/target-language.ts'
import { KeepSound } from '../features/offline/keep-sound.tsx'
import { PathPart } from '../features/path/path-part.tsx'
import { UnitInside } from '../features/practice/unit-inside.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'
import { PlainLink } from '../ui/plain-link.tsx'

const EnglishSound = lazyWithMessages(
  () => import('../features/offline/english-sound.tsx').then(({ EnglishSound }) => EnglishSound),
  'more',
)

export const handle = { messages: 'practice' }

/** The way through the course, and how far one is on it. */
export default function Path() {
  const { t } = useLingui()
  const { to } = usePlace()
  const isEnglish = useTargetLanguage() === 'english'
  return (
    <PageFrame
      title={t`The path – Malayalam for All`}
      description={t`Sixty units in ten parts, from the first greeting to a story of your own: what each lets you do, and how far you are.`}
      listed={false}
      width="max-w-2xl"
    >
      <h1 className="mt-6 text-3xl font-bold">
        <Trans>The path</Trans>
      </h1>
      <p className="mt-1 text-ink-soft">
        {isEnglish ? (
          <Trans>Ten parts, each for one thing you want to do in English.</Trans>
        ) : (
          <Trans>Ten parts, each for one thing you want to do in Malayalam.</Trans>
        )}
      </p>
      {!isEnglish && (
        <p className="mb-3">
          <PlainLink to={to('/placement')}>
            <Trans>I know some Malayalam: find my place</Trans>
          </PlainLink>
        </p>
      )}
      <PathPart renderUnit={(looked) => <UnitInside {...looked} />} />
      {isEnglish ? (
        <Suspense>
          <EnglishSound set="english-course" />
        </Suspense>
      ) : (
        <KeepSound set="course" bytes={courseBytes} />
      )}
    </PageFrame>
  )
}
