import { useRef } from 'react'
import type { Player } from '../player.ts'
import { LineText, type LineTextProps } from './line-text.tsx'
import { useSpokenWord } from './use-spoken-word.ts'

export type SpokenLineProps = Omit<LineTextProps, 'large'> & { player: Player | undefined }

/** The active line, with a mark on the word that is spoken. */
export function SpokenLine({ player, ...rest }: SpokenLineProps) {
  const element = useRef<HTMLDivElement>(null)
  useSpokenWord(player, rest.line, element, rest.renderLine)
  return (
    <div ref={element}>
      <LineText {...rest} large />
    </div>
  )
}
