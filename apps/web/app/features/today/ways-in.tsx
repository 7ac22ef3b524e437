import { defaultTargetLanguage, languageOf } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePlace } from '../../addresses/use-place.ts'
import { ofEnglish, ofMalayalam } from '../../prerender/by-target-language.tsx'
import { AutoRickshaw } from '../../ui/pictures/auto-rickshaw.tsx'
import { Grandmother } from '../../ui/pictures/grandmother.tsx'
import { Slate } from '../../ui/pictures/slate.tsx'

/**
 * The ways to begin, each one tap from something to hear: from nothing, by ear without letters, or for a journey. Who
 * reads this page in Malayalam can read, and is not asked.
 * In one column (`stacked`) where the page is narrow.
 */
export function WaysIn({ stacked = false }: { stacked?: boolean }) {
  const { t } = useLingui()
  const { language, to } = usePlace()
  const readsMalayalam = languageOf(language).spoken === defaultTargetLanguage
  return (
    <ul
      aria-label={t`Ways to start`}
      className={`grid grid-cols-1 gap-3 text-left ${stacked ? '' : 'md:grid-cols-3'}`}
    >
      <Way
        to={to('/session')}
        className={ofMalayalam}
        picture={<Slate />}
        name={<Trans>New to Malayalam</Trans>}
        onChoose={beginsAnew}
      >
        <Trans>Hear your first words, and say hello.</Trans>
      </Way>
      <Way
        to={to('/session')}
        className={ofEnglish}
        picture={<Slate letter="A" />}
        name={<Trans>New to English</Trans>}
      >
        <Trans>Hear your first words, and say hello.</Trans>
      </Way>
      <Way
        to={to('/path')}
        className={ofEnglish}
        picture={<Grandmother />}
        name={<Trans>I know some English</Trans>}
      >
        <Trans>Choose where to start.</Trans>
      </Way>
      {!readsMalayalam && (
        <Way
          to={`${to('/placement')}?${understandsInAddress}`}
          className={ofMalayalam}
          picture={<Grandmother />}
          name={<Trans>I understand it, but cannot read</Trans>}
        >
          <Trans>Listen to a few words: we find your place.</Trans>
        </Way>
      )}
      <Way
        to={to('/resource/phrases')}
        className={ofMalayalam}
        picture={<AutoRickshaw />}
        name={<Trans>I travel soon</Trans>}
      >
        <Trans>Ten phrases to hear, and to show.</Trans>
      </Way>
    </ul>
  )
}

/** Who begins anew has said that they do not understand by ear. What it takes is loaded late: no first paint needs it. */
const beginsAnew = () =>
  void import('../../device/settings/session-settings.ts').then(
    ({ sessionSettings }) => sessionSettings.setState({ understands: false }),
    () => undefined,
  )

/** In the address of placement: the learner has said that they understand and do not read. */
export const understandsInAddress = 'understands'

type WayProps = {
  to: string
  className: string
  picture: ReactNode
  name: ReactNode
  children: ReactNode
  onChoose?: () => void
}

function Way({ to, className, picture, name, children, onChoose }: WayProps) {
  return (
    <li className={className}>
      <Link
        to={to}
        onClick={onChoose}
        className="flex h-full min-h-24 items-center gap-3 rounded-[1.25rem] border-b-4 border-line bg-surface p-3 transition-transform duration-120 hover:bg-accent-soft active:translate-y-0.75 active:border-b-transparent motion-reduce:transition-none [&>svg]:w-24 [&>svg]:shrink-0"
      >
        {picture}
        <span className="min-w-0">
          <span className="block text-lg font-bold wrap-anywhere">{name}</span>
          <span className="block text-[0.9375rem] text-ink-soft">{children}</span>
        </span>
      </Link>
    </li>
  )
}
