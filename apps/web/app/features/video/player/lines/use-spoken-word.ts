import { activeWord, type Line, wordPlaces } from '@app/learning/video'
import { type RefObject, useEffect } from 'react'
import type { Player } from '../player.ts'
import type { RenderLine } from './line-text.tsx'

const mark = 'data-spoken'

/**
 * Marks the word that is being spoken, if the transcript has word times. It only changes an attribute of the
 * word's element and renders nothing. A new `renderLine` draws new elements: the words may arrive later than
 * their line.
 */
export function useSpokenWord(
  player: Player | undefined,
  line: Line | undefined,
  within: RefObject<Element | null>,
  renderLine: RenderLine,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked is an element that renderLine draws
  useEffect(() => {
    if (!player || !line?.words.some(({ start }) => start !== undefined)) return
    const places = wordPlaces(line.text, line.words)
    let marked: Element | undefined
    const stop = player.onTime(({ lines }) => {
      const place = places[activeWord(line.words, lines) ?? -1]
      const word = place === undefined ? undefined : within.current?.querySelectorAll('[data-word]')[place]
      if (word === marked) return
      marked?.removeAttribute(mark)
      word?.setAttribute(mark, '')
      marked = word
    })
    return () => {
      stop()
      marked?.removeAttribute(mark)
    }
  }, [player, line, within, renderLine])
}
