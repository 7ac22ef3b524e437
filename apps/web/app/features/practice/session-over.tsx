import { unitsOf } from '@app/learning/course'
import type { SessionEnd } from '@app/learning/course/session'
import { type Item, type ItemKind, kindOf } from '@app/learning/practice'
import { Plural, Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import type { Course } from '../../course/course.ts'
import { useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Pookalam } from '../../ui/pictures/pookalam.tsx'
import { ComesBack } from './session-end/comes-back.tsx'
import { FollowedLine } from './session-end/followed-line.tsx'
import { Stays } from './session-end/stays.tsx'

type Props = {
  end: SessionEnd
  kept: boolean
  course: Course
  sessionAddress: string
  todayAddress: string
}

/** The end of a session: what was right, what can be done and followed now, what stays, and what comes back when. */
export function SessionOver({ end, kept, course, sessionAddress, todayAddress }: Props) {
  const { language } = usePlace()
  const isSignedIn = useSession().state === 'signed-in'
  const { path, introduced } = course
  const units = unitsOf(path)
  const unit = units.find(({ id }) => id === end.done)
  const begun = units.find(({ id }) => id === end.begun)
  const next = unit && !begun && units[units.indexOf(unit) + 1]
  return (
    <OverPage>
      <Pookalam className="mx-auto h-28" />
      <h1 className="text-center text-3xl font-bold">
        <Trans>Done for now</Trans>
      </h1>
      <p className="mt-1 text-center text-ink-soft">
        <Counts end={end} />
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
              Started: <span lang={language}>{begun.title[language]}</span>
            </Trans>
          </h2>
        </section>
      )}
      <FollowedLine line={end.opens} course={course} />
      <Stays items={end.stays} introduced={introduced} />
      <ComesBack items={end.comesBack} introduced={introduced} />
      {!kept && (
        <p role="alert" className="mt-4 text-center font-semibold text-balance text-laterite">
          {isSignedIn ? (
            <Trans>This browser saves nothing: stay online until this session is sent to your account.</Trans>
          ) : (
            <Trans>This browser saves nothing, so this session is not saved.</Trans>
          )}
        </p>
      )}
      {next && (
        <p className="mt-4 text-center text-balance text-ink-soft">
          <Trans>
            Next: <span lang={language}>{next.title[language]}</span>
          </Trans>
        </p>
      )}
      <div className="mt-6 grid gap-2">
        <LinkButton to={todayAddress} className="w-full">
          <Trans>Done</Trans>
        </LinkButton>
        <LinkButton variant="quiet" reloadDocument to={sessionAddress} className="w-full">
          <Trans>One more session</Trans>
        </LinkButton>
      </div>
    </OverPage>
  )
}

/** What was done in this session, in numbers that are true: nothing that was not done is named. */
function Counts({ end: { right, answers, met } }: Pick<Props, 'end'>) {
  const count = (kind: ItemKind) => met.filter((item: Item) => kindOf(item) === kind).length
  const [words, letters] = [count('word') + count('english'), count('letter')]
  const parts = [
    [
      answers,
      <Plural
        key="right"
        value={answers}
        one={`${right} of # answer right`}
        other={`${right} of # answers right`}
      />,
    ],
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
