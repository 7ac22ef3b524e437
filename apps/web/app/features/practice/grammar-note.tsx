import type { Unit } from '@app/learning/course'
import { Trans } from '@lingui/react/macro'
import { usePlace } from '../../addresses/use-place.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Reading } from '../../ui/reading.tsx'

type Props = {
  grammar: NonNullable<Unit['grammar']>
  /** Which texts are shown with their Latin letters. */
  latin: (text: string) => boolean
}

/** What a unit tells of its ending or its pair of sounds, with its examples, and the rest behind “More”. */
export function GrammarNote({ grammar: { note, more, examples }, latin }: Props) {
  const { language } = usePlace()
  return (
    <div className="mt-3">
      <Told text={note[language]} latin={latin} />
      <ul className="mt-2 grid gap-2">
        {examples.map(({ text, english, spoken }) => (
          <li key={text}>
            <Said text={text} latin={latin} />{' '}
            <span lang="en" className="block">
              {english}
            </span>
            {spoken && (
              <span className="block text-ink-soft">
                <Trans>
                  In speech: <Said text={spoken} latin={latin} />
                </Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <details className="mt-2">
          <summary className="min-h-11 content-center font-semibold text-accent">
            <Trans>More</Trans>
          </summary>
          <Told text={more[language]} latin={latin} />
        </details>
      )}
    </div>
  )
}

/** A text of a note. The one term in it that no learner knows is explained where it stands. */
function Told({ text, latin }: { text: string } & Pick<Props, 'latin'>) {
  return (
    <>
      <p>
        <MixedText text={text} />
      </p>
      {text.includes('half-u') && (
        <p className="mt-1 text-sm text-ink-soft">
          <Trans>
            The half-u is the <MixedText text="◌്" /> at the end of a word: a very short u, said with flat
            lips, as in <Said text="പേര്" latin={latin} />.
          </Trans>
        </p>
      )}
    </>
  )
}

const Said = ({ text, latin }: { text: string } & Pick<Props, 'latin'>) => (
  <>
    <span lang="ml" className="text-lg">
      {text}
    </span>{' '}
    {latin(text) && <Reading text={text} className="text-sm" />}
  </>
)
