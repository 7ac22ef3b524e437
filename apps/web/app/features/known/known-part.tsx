import { demoVideo } from '@app/api/paths'
import { courseKnown, isLearnt, readable, textItemsOf } from '@app/learning/course/known'
import { type Language, textIn } from '@app/learning/languages'
import { type Item, idOf, type Memory, noMemory } from '@app/learning/practice'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { type Course, loadCourse } from '../../course/course.ts'
import { useFilms } from '../../media/use-films.ts'
import { CourseMissing } from '../../memory/course-missing.tsx'
import { readMemory } from '../../memory/learner-memory.ts'
import { learntItem } from '../../memory/learnt-in-topics.ts'
import { useFoundOrFailed } from '../../memory/use-found.ts'
import { ByTargetLanguage } from '../../prerender/by-target-language.tsx'
import { isOpenTo, useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ReadableList } from '../../ui/readable-list.tsx'
import { type KnownOfPath, KnownScreen, Part } from './known-screen.tsx'

type Props = {
  /** Draws what can be read of the learner's own texts, by what is known. */
  renderOwn: (isKnown: (item: Item) => boolean) => ReactNode
}
type Found = { course: Course; memory: Memory; now: number }

/** What the learner knows of the path, and what can be read with it. */
export function KnownPart({ renderOwn }: Props) {
  const { language, to } = usePlace()
  const found = useFoundOrFailed(read)
  if (!found || found === 'failed') return <CourseMissing found={found} />
  // Of the height of what it takes the place of: nothing below it moves.
  if (found.memory.size === 0)
    return (
      <div className="min-h-screen">
        <div className="grid justify-items-start gap-3 rounded-3xl border-2 border-line bg-surface p-5">
          <p>
            <ByTargetLanguage
              malayalam={
                <Trans>Here you will see letters, words, endings and sounds as you learn them.</Trans>
              }
              english={<Trans>Here you will see words as you learn them.</Trans>}
            />
          </p>
          <LinkButton to={to('/today')}>
            <Trans>To today's session</Trans>
          </LinkButton>
        </div>
      </div>
    )
  return (
    <>
      <KnownScreen known={knownOf(found, language)} language={language} />
      <ReadablePart {...found} renderOwn={renderOwn} />
    </>
  )
}

async function read(): Promise<Found> {
  const course = await loadCourse()
  const now = Date.now()
  return { course, now, memory: await readMemory(course, now).catch(() => noMemory) }
}

/** With the names and meanings that a screen shows. */
function knownOf({ course: { content, map }, memory, now }: Found, language: Language): KnownOfPath {
  const { letters, words, endings, contrasts } = courseKnown(memory, map, now)
  return {
    words,
    letters: letters.flatMap(({ item, state }) => {
      const letter = content.letters.get(idOf(item))
      return letter
        ? [{ id: item, shown: letter.kind === 'sign' ? `◌${letter.letter}` : letter.letter, state }]
        : []
    }),
    endings: endings.flatMap(({ item, state }) => {
      const ending = content.endings.get(idOf(item))
      return ending ? [{ id: item, shown: ending.shown, means: textIn(ending.means, language), state }] : []
    }),
    contrasts: contrasts.flatMap(({ item, state, mixed }) => {
      const contrast = content.contrasts.get(idOf(item))
      return contrast ? [{ id: item, letters: contrast.letters, state, mixed }] : []
    }),
  }
}

/** What can be read now: of each film, each topic and each own text, the share of words that are known. */
function ReadablePart({ course: { content }, memory, now, renderOwn }: Found & Props) {
  const { language, to } = usePlace()
  const films = useFilms()
  const isOpen = isOpenTo(useSession())
  const isKnown = (item: Item) => isLearnt(memory.get(learntItem(item)), now)
  const lines = [...content.lines.values()]
  const ofFilms = films.map(({ id, name }) => {
    const pieces = lines.filter(({ film }) => film === id).flatMap(({ pieces }) => pieces)
    const address = isOpen ? `${to('/youtube2')}?vid=${id}` : id === demoVideo ? to('/demo') : to('/learn')
    return { id, title: name, language, address, readable: readable(textItemsOf(pieces), isKnown) }
  })
  return (
    <div className="mt-4">
      <Part title={<Trans>What you understand now</Trans>}>
        <p className="mb-2 text-ink-soft">
          <Trans>How many of the words you know in each film and text.</Trans>
        </p>
        <h4 className="mt-3 font-semibold">
          <Trans>Films</Trans>
        </h4>
        <ReadableList texts={ofFilms} />
        {renderOwn(isKnown)}
      </Part>
    </div>
  )
}
