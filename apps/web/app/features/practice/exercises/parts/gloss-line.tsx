import type { Exercise } from '@app/learning/course'
import { languageOf } from '@app/malayalam'
import { Reading } from '../../../../ui/reading.tsx'

type Glosses = Extract<Exercise, { kind: 'sentence-meaning' }>['glosses']

/** Words that were never met, each with how it is read and what it means. */
export function GlossLine({ glosses }: { glosses: Glosses }) {
  if (glosses.length === 0) return null
  return (
    <ul className="flex flex-wrap justify-center gap-x-4 text-ink-soft">
      {glosses.map(({ text, means }) => (
        <li key={text}>
          <span lang={languageOf(text)}>{text}</span> <Reading text={text} /> –{' '}
          <span lang={languageOf(means)}>{means}</span>
        </li>
      ))}
    </ul>
  )
}
