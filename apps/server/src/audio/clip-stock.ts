import type { ClipFolder } from './clip-folder.ts'
import type { ClipMaker } from './clip-maker.ts'
import { fileOf, type PlayedClips } from './played-clip.ts'

type Progress = { made: number; total: number }

type Setup = {
  clips: PlayedClips
  folder: Pick<ClipFolder, 'has' | 'keep' | 'removeAllBut'>
  maker: Pick<ClipMaker, 'makeInStock'>
  /** Called after each new clip, with the number of clips that exist and of all. */
  onClip?: (progress: Progress) => void
  isStopping?: () => boolean
}

export type StockOutcome = { made: number; kept: number; removed: number; failed: string[] } & {
  stopped?: 'by whoever asked' | 'nothing can be kept' | 'nothing can be made'
}

/** So many failures in a row mean that the fault is not in single clips. */
const maxFailures = 3

/**
 * Makes every clip that is not in the folder, one after the other, and then removes those of other recipes.
 * If it is stopped, the made clips stay, and the next time goes on from there.
 */
export async function makeStock(setup: Setup): Promise<StockOutcome> {
  const { clips, folder, maker, onClip, isStopping = () => false } = setup
  const wanted = [...clips].flatMap(([id, clip]) =>
    clip.source === 'made' ? [{ name: fileOf(id, clip), recipe: clip.recipe }] : [],
  )
  const outcome: StockOutcome = { made: 0, kept: 0, removed: 0, failed: [] }
  let inARow = 0

  for (const { name, recipe } of wanted) {
    if (isStopping()) return { ...outcome, stopped: 'by whoever asked' }
    if (await folder.has(name)) outcome.kept += 1
    else {
      const bytes = await maker.makeInStock(name, recipe).catch(() => undefined)
      inARow = bytes ? 0 : inARow + 1
      if (isStopping()) return { ...outcome, stopped: 'by whoever asked' }
      if (!bytes) outcome.failed.push(name)
      else if (await folder.keep(name, bytes)) {
        outcome.made += 1
        onClip?.({ made: outcome.made + outcome.kept, total: wanted.length })
      } else return { ...outcome, stopped: 'nothing can be kept' }
      if (inARow === maxFailures) return { ...outcome, stopped: 'nothing can be made' }
    }
  }
  return { ...outcome, removed: await folder.removeAllBut(new Set(wanted.map(({ name }) => name))) }
}
