import { type CourseContent, type Path, unitsOf } from '@app/learning/course'
import type { Item } from '@app/learning/practice'
import type { ReactNode } from 'react'
import type { Course } from '../../course/course.ts'
import { GrammarNote } from './grammar-note.tsx'
import { ItemCard } from './item-card.tsx'

type Props = {
  items: readonly Item[]
  path: Path
  content: CourseContent
  introduced: Course['introduced']
  /** Which texts are shown with their Latin letters. */
  latin: (text: string) => boolean
  /** What is said before: which rule an order breaks. */
  children?: ReactNode
}

/** What an answer was about, and what was taken for it: each with its sound, its meaning, and its note. */
export function WhyMore({ items, path, content, introduced, latin, children }: Props) {
  return (
    <>
      {children}
      <ul className="grid gap-5">
        {items.flatMap((item) => {
          const shown = introduced(item)
          const grammar = unitsOf(path).find((unit) => unit.grammar?.item === item)?.grammar
          return shown
            ? [
                <li key={item} className="border-t border-line pt-4 first:border-0 first:pt-0">
                  <ItemCard shown={shown} content={content} />
                  {grammar && <GrammarNote grammar={grammar} latin={latin} />}
                </li>,
              ]
            : []
        })}
      </ul>
    </>
  )
}
