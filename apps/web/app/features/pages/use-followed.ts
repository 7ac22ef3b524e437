import { useEffect, useRef } from 'react'

/** Whether the learner went elsewhere while the one before sounded: where they look is then theirs. */
let left = false

/** For one of a row that sounds one after the other: it comes into sight as it begins. */
export function useFollowed(sounding: boolean) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = element.current
    if (!sounding || !card) return
    if (!left && !isInSight(card)) card.scrollIntoView({ block: 'center', behavior: behaviour() })
    let touched = false
    const touch = () => {
      touched = true
    }
    addEventListener('wheel', touch, { passive: true })
    addEventListener('touchmove', touch, { passive: true })
    return () => {
      removeEventListener('wheel', touch)
      removeEventListener('touchmove', touch)
      left = touched || !isInSight(card)
      // The next of the row begins in the same turn; who starts a row anew wants to see it.
      queueMicrotask(() => {
        left = false
      })
    }
  }, [sounding])
  return element
}

function isInSight(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

const behaviour = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')
