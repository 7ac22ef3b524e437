import { type CourseContent, makeIntroduce, type Path, unitsOf } from '@app/learning/course'
import { type Item, kindOf } from '@app/learning/practice'
import type { ReactNode } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { ItemCard } from './item-card.tsx'

type Props = {
  items: readonly Item[]
  path: Path
  content: CourseContent
  /** What is said before: which rule an order breaks. */
  children?: ReactNode
}

/** What an answer was about, and what was taken for it: each with its sound, its meaning, and its note. */
export function WhyMore({ items, path, content, children }: Props) {
  return (
    <>
      {children}
      <ul className="grid gap-5">
        {items.flatMap((item) => {
          const [shown] = makeIntroduce([item], content)?.shown ?? []
          return shown
            ? [
                <li key={item} className="border-t border-line pt-4 first:border-0 first:pt-0">
                  <ItemCard shown={shown} />
                  <Note item={item} path={path} />
                </li>,
              ]
            : []
        })}
      </ul>
    </>
  )
}

/** The note of the unit that teaches an ending or a pair of sounds, with its examples. */
function Note({ item, path }: { item: Item; path: Path }) {
  const { language } = usePlace()
  if (kindOf(item) !== 'ending' && kindOf(item) !== 'contrast') return null
  const grammar = unitsOf(path).find((unit) => unit.grammar?.item === item)?.grammar
  if (!grammar) return null
  return (
    <div className="mt-3">
      <p>
        <MixedText text={grammar.note[language]} />
      </p>
      <ul className="mt-2 grid gap-1">
        {grammar.examples.map(({ text, english, spoken }) => (
          <li key={text}>
            <span lang="ml" className="text-lg">
              {text}
            </span>{' '}
            {spoken && (
              <span lang="ml" className="text-ink-soft">
                ({spoken})
              </span>
            )}{' '}
            <span lang="en">{english}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
