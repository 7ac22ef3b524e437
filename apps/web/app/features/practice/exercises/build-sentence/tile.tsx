import type { ReactNode } from 'react'
import { Reading } from '../../../../ui/reading.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'

type Props = { text: string; latin: ExerciseScreenProps['latin']; children?: ReactNode }

export const tileShape =
  'inline-flex min-h-12 max-w-full items-center gap-2 rounded-2xl border-2 px-3 py-1 text-left leading-tight'

/** The word on a tile, with its Latin letters below it while its own letters are not all taught. */
export function TileText({ text, latin, children }: Props) {
  return (
    <>
      {children}
      <span className="flex min-w-0 flex-col">
        <span lang="ml" className="malayalam wrap-anywhere">
          {text}
        </span>
        {latin(text) && <Reading text={text} className="text-sm" />}
      </span>
    </>
  )
}
