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
      <p>
        <MixedText text={note[language]} />
      </p>
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
          <p>
            <MixedText text={more[language]} />
          </p>
        </details>
      )}
    </div>
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
