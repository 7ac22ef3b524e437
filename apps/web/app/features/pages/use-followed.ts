import { useEffect, useRef } from 'react'

/** Whether the learner scrolled away while the previous clip played. Then the page stays where they look. */
let left = false

/** For an item of a list that plays one clip after another: scrolls to the item when its clip begins. */
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
      // The next clip begins in the same turn. If the learner starts the list again, they want to see it.
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
