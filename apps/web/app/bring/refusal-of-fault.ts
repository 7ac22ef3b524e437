import type { CaptionRefusal } from '@app/api'
import type { CaptionFault } from '@app/learning/bring'

/** Why a file cannot be read, as the server says it, too. */
export const refusalOfFault = (
  { kind, ...more }: CaptionFault,
  file?: 'original' | 'english',
): CaptionRefusal => ({
  reason: kind === 'no-captions' ? 'no-captions-in-file' : kind,
  ...(file && { file }),
  ...more,
})
