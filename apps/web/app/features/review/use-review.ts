import { type Asked, type Grade, longestThought, type Queue, type WordSchedule } from '@app/learning/review'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { addReview, nextDue, queueNow, scheduleNow } from '../../device/log/card-queue.ts'
import { undoPractice } from '../../device/log/record-practice.ts'
import { forgetShown } from '../../device/log/shown-cards.ts'
import { reviewSettings } from '../../device/settings/review-settings.ts'
import { useSavedWords } from '../../device/words/saved-words.ts'

/**
 * The card on screen: its question, the word's schedule, and when it was shown. `turn` tells it from earlier
 * cards.
 */
export type Card = { turn: number; asked: Asked; schedule: WordSchedule; since: number; answered: boolean }

export type ReviewState =
  | { type: 'opening' }
  | { type: 'failed' }
  | { type: 'empty' }
  | { type: 'done'; due: number | undefined }
  | { type: 'asking'; queue: Queue; card: Card }

/** A review that can be undone. */
type Made = { id: string; asked: Asked }

/** The card to review now, and what the learner can do with it. */
export function useReview() {
  const saved = useSavedWords()
  const settings = useStore(reviewSettings)
  const [state, setState] = useState<ReviewState>({ type: 'opening' })
  const [made, setMade] = useState<readonly Made[]>([])
  const busy = useRef(false)
  const keys = saved?.keys

  const lay = useCallback(
    async (first?: Asked) => (keys ? stateNow([...keys.keys()], settings, first) : undefined),
    [keys, settings],
  )

  // When the words change, or the learner comes back after a while, the card on screen stays if it is still
  // due.
  useEffect(() => {
    const layAgain = () => {
      if (document.hidden) return
      lay().then(
        (next) => next && setState((before) => withSameCard(before, next)),
        () => setState({ type: 'failed' }),
      )
    }
    layAgain()
    document.addEventListener('visibilitychange', layAgain)
    return () => document.removeEventListener('visibilitychange', layAgain)
  }, [lay])

  async function layAnew(first?: Asked) {
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

async function stateNow(
  words: readonly string[],
  settings: Parameters<typeof queueNow>[1],
  wanted: Asked | undefined,
): Promise<ReviewState> {
  if (words.length === 0) return { type: 'empty' }
  const now = Date.now()
  const queue = await queueNow(words, settings, now)
  const asked = wanted && words.includes(wanted.word) ? wanted : queue.cards[0]
  if (!asked) return { type: 'done', due: await nextDue(words, now) }
  const schedule = await scheduleNow(asked.word)
  turn += 1
  return { type: 'asking', queue, card: { turn, asked, schedule, since: now, answered: false } }
}

let turn = 0

function withSameCard(before: ReviewState, next: ReviewState): ReviewState {
  if (before.type !== 'asking' || next.type !== 'asking') return next
  const { word, kind } = before.card.asked
  const isSame = word === next.card.asked.word && kind === next.card.asked.kind
  return isSame ? { ...next, card: before.card } : next
}
