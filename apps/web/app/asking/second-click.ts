import type { MouseEvent } from 'react'

/**
 * For a button that takes the place of another. A double click with a mouse does not mean the new one, so its second
 * click is ignored. A second tap of a finger may well mean it.
 */
export const ignoringSecondClick = (act: () => void) => (event: MouseEvent) => {
  const isSecond = event.detail > 1 && (event.nativeEvent as PointerEvent).pointerType === 'mouse'
  if (!isSecond) act()
}
