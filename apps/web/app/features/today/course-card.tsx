import type { Counts, Outline } from '@app/learning/course/known'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, ListChecks, RotateCcw, Sparkles } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'

/** Where a learner is in the course today. */
export type CourseToday =
  /** Never begun. */
  | { state: 'start' }
  | {
      state: 'ready'
      outline: Outline
      /** The unit under way; none after the end of the path. */
      unit: string | undefined
      /** After a break: only what is most forgotten. */
      gentle: boolean
      /** A session was begun and left. */
      begun: boolean
    }
  | { state: 'done'; tomorrow: Outline }
  /** Nothing is due, and nothing is new. */
  | { state: 'nothing' }
  /** It cannot be loaded: the device is without a network, and never had it. */
  | { state: 'absent' }

/** What was missed in the quiz of a topic, and comes in the next session. */
type Missed = { topic: string; title: string; letters: number; words: number }

type Props = {
  today: CourseToday
  missed: readonly Missed[]
  language: string
  sessionAddress: string
  placementAddress: string
  /** Before the first session: where the learner wants to start. */
  waysIn: ReactNode
}

/** Today's session in a few words, and one button that begins it. */
export function CourseCard({ today, missed, language, sessionAddress, placementAddress, waysIn }: Props) {
  const isEnglish = useTargetLanguage() === 'english'
  switch (today.state) {
    case 'start':
      return (
        <Card
          title={
            isEnglish ? (
              <Trans>English in ten minutes a day</Trans>
            ) : (
              <Trans>Malayalam in ten minutes a day</Trans>
            )
          }
        >
          {waysIn}
          <FromQuizzes missed={missed} />
          {!isEnglish && (
            <Foot>
              <PlainLink to={placementAddress}>
                <Trans>I can read some already: find my place</Trans>
              </PlainLink>
            </Foot>
          )}
        </Card>
      )
    case 'ready': {
      const { outline, unit, gentle, begun } = today
      const { minutes, due, fresh } = outline
      return (
        <Card title={<Plural value={minutes} one="About # minute" other="About # minutes" />}>
          {gentle ? (
            <p>
              <Trans>
                Good to see you again. Today there is nothing new: only a little of what you know.
              </Trans>
            </p>
          ) : (
            unit !== undefined && (
              <p>
                <Trans>
                  The unit: <span lang={language}>{unit}</span>
                </Trans>
              </p>
            )
          )}
          <ul className="mt-3 grid gap-2">
            <Row icon={<RotateCcw aria-hidden="true" />} counts={due}>
              <Trans>To repeat:</Trans>
            </Row>
            <Row icon={<Sparkles aria-hidden="true" />} counts={fresh}>
              <Trans>New:</Trans>
            </Row>
          </ul>
          <FromQuizzes missed={missed} />
          <Foot>
            <LinkButton to={sessionAddress}>
              {begun ? <Trans>Go on with the session</Trans> : <Trans>Start</Trans>}
            </LinkButton>
          </Foot>
        </Card>
      )
    }
    case 'done':
      return (
        <Card
          title={
            <span className="flex items-center gap-2">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-gold-soft">
                <Check aria-hidden="true" className="size-5" />
              </span>
              <Trans>Done for today</Trans>
            </span>
          }
        >
          <p>
            <Plural
              value={today.tomorrow.minutes}
              one="Tomorrow: about # minute."
              other="Tomorrow: about # minutes."
            />
          </p>
          <ul className="mt-3 grid gap-2">
            <Row icon={<RotateCcw aria-hidden="true" />} counts={today.tomorrow.due}>
              <Trans>To repeat:</Trans>
            </Row>
            <Row icon={<Sparkles aria-hidden="true" />} counts={today.tomorrow.fresh}>
              <Trans>New:</Trans>
            </Row>
          </ul>
          <FromQuizzes missed={missed} />
          <Foot>
            <LinkButton variant="quiet" to={sessionAddress}>
              <Trans>One more session</Trans>
            </LinkButton>
          </Foot>
        </Card>
      )
    case 'nothing':
      return (
        <Card title={<Trans>Nothing to practise today</Trans>}>
          <p>
            <Trans>You have seen everything on the path. It comes again before you forget it.</Trans>
          </p>
        </Card>
      )
    case 'absent':
      return (
        <Card title={<Trans>The path is not on this device yet</Trans>}>
          <p>
            <Trans>It comes when you are online again. Until then you can use what is below.</Trans>
          </p>
        </Card>
      )
  }
}

/** What quizzes left to the next session, by name. */
function FromQuizzes({ missed }: Pick<Props, 'missed'>) {
  const { t } = useLingui()
  if (missed.length === 0) return null
  return (
    <ul aria-label={t`From your quizzes`} className="mt-2 grid gap-1">
      {missed.map(({ topic, title, letters, words }) => (
        <li key={topic} className="flex gap-3">
          <ListChecks aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <span className="min-w-0">
            {letters > 0 ? (
              <Plural value={letters} one={`# letter from ${title}`} other={`# letters from ${title}`} />
            ) : (
              <Plural value={words} one={`# word from ${title}`} other={`# words from ${title}`} />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="flex min-h-96 min-w-0 flex-col wrap-anywhere rounded-3xl border-2 border-gold bg-surface p-5 sm:min-h-84">
      <h2 className="mb-2 text-2xl font-bold">{title}</h2>
      {children}
    </section>
  )
}

/** The buttons stand where they stood before, whatever the card says. */
const Foot = ({ children }: { children: ReactNode }) => (
  <div className="mt-auto grid grid-cols-1 gap-2 pt-4 text-center">{children}</div>
)

/** A line with how many of each kind there are. Nothing if there are none. */
function Row({ icon, counts, children }: { icon: ReactNode; counts: Counts; children: ReactNode }) {
  const parts = [
    [counts.word, <Plural key="word" value={counts.word} one="# word" other="# words" />],
    [counts.letter, <Plural key="letter" value={counts.letter} one="# letter" other="# letters" />],
    [counts.ending, <Plural key="ending" value={counts.ending} one="# ending" other="# endings" />],
    [
      counts.contrast,
      <Plural key="contrast" value={counts.contrast} one="# pair of sounds" other="# pairs of sounds" />,
    ],
  ] as const
  const shown = parts.filter(([count]) => count > 0)
  if (shown.length === 0) return null
  return (
    <li className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:shrink-0 [&>svg]:text-accent">
      {icon}
      <span className="min-w-0">
        <span className="font-semibold">{children}</span>{' '}
        {shown.map(([, part], at) => (
          <Fragment key={part.key}>
            {at > 0 && ', '}
            {part}
          </Fragment>
        ))}
      </span>
    </li>
  )
}
