import { unitsOf } from '@app/learning/course'
import type { SessionEnd } from '@app/learning/course/session'
import { type Item, type ItemKind, kindOf } from '@app/learning/practice'
import { languageOf } from '@app/malayalam'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import type { Course, Introduced } from '../../course/course.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LatinText } from '../../ui/latin-text.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Pookalam } from '../../ui/pictures/pookalam.tsx'
import { useRomanise } from './use-romanise.ts'
import { whenText } from './when-text.ts'

type Props = {
  end: SessionEnd
  /** How many of the items that were asked for were right at once. */
  right: number
  kept: boolean
  course: Course
  todayAddress: string
}

/** The end of a session: what was done, what can be done now, what was hard, and when it comes back. */
export function SessionOver({ end, right, kept, course, todayAddress }: Props) {
  const { language } = usePlace()
  const { path, introduced } = course
  const texts = end.met.flatMap((item) => introduced(item)?.text ?? []).join(', ')
  const unit = unitsOf(path).find(({ id }) => id === end.done)
  const begun = unitsOf(path).find(({ id }) => id === end.begun)
  return (
    <OverPage>
      <Pookalam className="mx-auto h-28" />
      <h1 className="text-center text-3xl font-bold">
        <Trans>Done for now</Trans>
      </h1>
      <p className="mt-1 text-center text-ink-soft">
        <Counts right={right} met={end.met} />
      </p>
      {unit && (
        <section className="mt-4 rounded-3xl border-2 border-gold bg-gold-soft p-4">
          <h2 className="font-bold">
            <Trans>What you can do now</Trans>
          </h2>
          <p className="mt-1 text-lg" lang={language}>
            <MixedText text={unit.canDo[language]} />
          </p>
        </section>
      )}
      {begun && (
        <section className="mt-4 rounded-3xl border-2 border-line bg-surface p-4">
          <h2 className="font-bold">
            <Trans>
              Begun: <span lang={language}>{begun.title[language]}</span>
            </Trans>
          </h2>
          {end.met.length > 0 && (
            <p lang={languageOf(texts)} className="mt-1 text-lg">
              {texts}
            </p>
          )}
        </section>
      )}
      {end.hard.length > 0 && (
        <section className="mt-4">
          <h2 className="mb-2 text-xl font-bold">
            <Trans>What was hard</Trans>
          </h2>
          <ul className="divide-y divide-line rounded-2xl border-2 border-line bg-surface px-4">
            {end.hard.map(({ item, back }) => (
              <HardItem key={item} item={item} back={back} shown={introduced(item)} />
            ))}
          </ul>
        </section>
      )}
      {!kept && (
        <p role="alert" className="mt-4 text-center font-semibold text-balance text-laterite">
          <Trans>This browser saves nothing, so this session is not saved.</Trans>
        </p>
      )}
      <LinkButton to={todayAddress} className="mt-6 w-full">
        <Trans>Done</Trans>
      </LinkButton>
    </OverPage>
  )
}

/** What was done in this session, in numbers that are true: nothing that was not done is named. */
function Counts({ right, met }: { right: number; met: readonly Item[] }) {
  const count = (kind: ItemKind) => met.filter((item) => kindOf(item) === kind).length
  const [words, letters] = [count('word') + count('english'), count('letter')]
  const parts = [
    [right, <Plural key="right" value={right} one="# answered right" other="# answered right" />],
    [words, <Plural key="words" value={words} one="# new word" other="# new words" />],
    [letters, <Plural key="letters" value={letters} one="# new letter" other="# new letters" />],
  ] as const
  return parts
    .filter(([number]) => number > 0)
    .map(([, part], at) => (
      <Fragment key={part.key}>
        {at > 0 && ', '}
        {part}
      </Fragment>
    ))
}

/** A full screen without exercise. */
export function OverPage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="kasavu-band shrink-0" />
      <main className="mx-auto w-full max-w-xl grow px-4 pt-4 pb-6">{children}</main>
    </div>
  )
}

type HardProps = { item: Item; back: number; shown: Introduced | undefined }

function HardItem({ item, back, shown }: HardProps) {
  const { i18n } = useLingui()
  const [spelt] = useRomanise()([shown?.say ?? ''])
  if (!shown) return null
  const when = whenText(back, Date.now(), i18n.locale)
  return (
    <li className="flex items-baseline gap-3 py-2">
      <span className="min-w-0 grow">
        <span lang={languageOf(shown.text)} className="text-xl">
          {shown.text}
        </span>{' '}
        {item.startsWith('letter:') ? (
          <LatinText>{spelt?.text ?? ''}</LatinText>
        ) : (
          <MixedText text={shown.means} />
        )}
      </span>
      <span className="max-w-[45%] shrink-0 text-right text-sm text-ink-soft">
        <Trans>comes again {when}</Trans>
      </span>
    </li>
  )
}
