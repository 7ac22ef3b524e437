import { useEffect, useRef } from 'react'

/** Each question takes the focus when it appears: screen readers begin there, and Tab leads to its answers. */
export function useAskedHeading(asked: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<unknown>(undefined)
  useEffect(() => {
    if (before.current !== asked) heading.current?.focus({ preventScroll: true })
    before.current = asked
  }, [asked])
  return heading
}
