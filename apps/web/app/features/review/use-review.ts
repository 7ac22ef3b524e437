import { isItem } from '@app/learning/practice'
import { type Asked, type Grade, longestThought, type Queue, type WordSchedule } from '@app/learning/review'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { addReview, nextDue, scheduleNow } from '../../device/log/card-queue.ts'
import { undoPractice } from '../../device/log/record-practice.ts'
import { forgetShown } from '../../device/log/shown-cards.ts'
import { reviewSettings } from '../../device/settings/review-settings.ts'
import { type ReviewedWords, useReviewedWordsChoice } from '../../device/settings/reviewed-words-choice.ts'
import { useSavedWords } from '../../device/words/saved-words.ts'
import { noteDueChange } from '../../memory/due-change.ts'
import { cardsDue, mayHavePractised, reviewSettingsNow, wordsToReview } from '../../memory/words-to-review.ts'
import type { CourseCard } from './course-card.ts'

/**
 * The card on screen: its question, the word's schedule, and when it was shown. `turn` tells it from earlier
 * cards. `met`: what the course knows of a word that is not saved.
 */
export type Card = {
  turn: number
  asked: Asked
  schedule: WordSchedule
  met?: CourseCard | undefined
  since: number
  answered: boolean
}

export type ReviewState =
  | { type: 'opening' }
  | { type: 'failed' }
  /** No word may be asked at all: none was saved, and if all are wanted, none was met. */
  | { type: 'empty' }
  | { type: 'done'; due: number | undefined }
  | { type: 'asking'; wanted: ReviewedWords; queue: Queue; card: Card }

/** A review that can be undone. */
type Made = { id: string; asked: Asked }

/** The card to review now, and what the learner can do with it. */
export function useReview() {
  const saved = useSavedWords()
  const settings = useStore(reviewSettings)
  const wanted = useReviewedWordsChoice()
  const [state, setState] = useState<ReviewState>({ type: 'opening' })
  const [made, setMade] = useState<readonly Made[]>([])
  const busy = useRef(false)
  /** What was read before the last grade says nothing any more. */
  const laid = useRef(0)
  const keys = saved?.keys

  const lay = useCallback(
    async (first?: Asked) => (keys && settings ? stateNow(wanted, first) : undefined),
    [keys, settings, wanted],
  )

  // When the words change, or the learner comes back after a while, the card on screen stays if it is still
  // due.
  useEffect(() => {
    let isWanted = true
    const layAgain = () => {
      if (document.hidden) return
      laid.current += 1
      const mine = laid.current
      const isLast = () => isWanted && laid.current === mine
      lay().then(
        (next) => isLast() && next && setState((before) => withSameCard(before, next, wanted)),
        () => isLast() && setState({ type: 'failed' }),
      )
    }
    layAgain()
    // A word that was just saved may be one that was met: then it is one card, and not two.
    if (keys?.size) linkWords().then(layAgain, () => undefined)
    document.addEventListener('visibilitychange', layAgain)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', layAgain)
    }
  }, [lay, keys, wanted])

  async function layAnew(first?: Asked) {
    laid.current += 1
    noteDueChange()
    const next = await lay(first)
    if (next) setState(next)
  }

  /** One action at a time: a second press is ignored while the first is being kept. */
  async function act(does: () => Promise<void>) {
    if (busy.current) return
    busy.current = true
    await does().catch(() => setState({ type: 'failed' }))
    busy.current = false
  }

  const card = state.type === 'asking' ? state.card : undefined

  return {
    state,
    words: keys,
    wanted,
    /** Nothing was laid out yet, and there is nothing that could be. */
    isNew: state.type === 'opening' && (!keys || (keys.size === 0 && !mayHavePractised())),
    canUndo: made.length > 0,
    /** How many cards were graded here, without those that were undone. */
    count: made.length,
    answer() {
      if (state.type === 'asking') setState({ ...state, card: { ...state.card, answered: true } })
    },
    grade: (grade: Grade) =>
      act(async () => {
        if (!card?.answered) return
        const { asked, since } = card
        const at = Date.now()
        const took = Math.min(Math.max(0, at - since), longestThought)
        const { id } = await addReview({ word: asked.word, card: asked.kind, grade, at, took })
        setMade([...made, { id, asked }])
        await layAnew()
      }),
    undo: () =>
      act(async () => {
        const last = made.at(-1)
        if (!last) return
        if (!(await undoPractice(last.id, Date.now()))) throw new Error('The browser does not keep it.')
        forgetShown(last.asked)
        setMade(made.slice(0, -1))
        await layAnew(last.asked)
      }),
  }
}

async function stateNow(wanted: ReviewedWords, first: Asked | undefined): Promise<ReviewState> {
  const now = Date.now()
  const words = await wordsToReview(wanted)
  if (words.saved.length === 0 && !words.isOfCourse) return { type: 'empty' }
  const { cards: all, due, fresh } = await cardsDue(words, now)
  // Without a network the course may not have arrived: the saved words can be reviewed all the same.
  const met = await courseCardsFor([...all.map(({ word }) => word), first?.word ?? '']).catch(() => undefined)
  const cards = all.filter(({ word }) => !isItem(word) || met?.has(word))
  const queue = { cards, due: due - (all.length - cards.length), fresh }
  const mayAsk = ({ word }: Asked) => words.saved.includes(word) || (wanted === 'all' && met?.has(word))
  const asked = first && mayAsk(first) ? first : cards[0]
  if (!asked) return { type: 'done', due: await nextDue(words, reviewSettingsNow(), now) }
  const schedule = await scheduleNow(asked.word, reviewSettingsNow())
  turn += 1
  const card = { turn, asked, schedule, met: met?.cardOf(asked.word), since: now, answered: false }
  return { type: 'asking', wanted, queue, card }
}

let turn = 0

/** What the course tells of words that were met. Nothing is loaded where these are all saved. */
const courseCardsFor = async (words: readonly string[]) =>
  words.some(isItem) ? (await import('./course-card.ts')).courseCards() : undefined

const linkWords = async () => (await import('../../memory/link-saved-words.ts')).linkSavedWords()

/** A card of a word that was met stays until it is graded once its answer is shown, though its word was just saved. */
function withSameCard(before: ReviewState, next: ReviewState, wanted: ReviewedWords): ReviewState {
  if (before.type !== 'asking' || before.wanted !== wanted) return next
  const { card } = before
  if (next.type !== 'asking') return card.met && card.answered ? before : next
  const isSame = ({ word, kind }: Asked) => word === card.asked.word && kind === card.asked.kind
  const stays = next.queue.cards.some(isSame) || (card.met && card.answered)
  return stays ? { ...next, card } : next
}
