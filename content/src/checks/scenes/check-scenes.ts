import type { Scene } from '../../authored/scenes-file.ts'
import type { Fault } from '../../fault.ts'
import { sentencesByName } from '../../path/path-sentences.ts'
import type { EpisodeSource, Source } from '../../source.ts'
import { pathReader } from '../../stories/path-reader.ts'
import type { PlacedScene } from './placed-scene.ts'
import { answerFaults } from './scene-answers.ts'
import { formFaults } from './scene-form.ts'
import { unitFaults } from './scene-of-unit.ts'
import { wordFaults } from './scene-words.ts'

/** Every unit has its scene, in which people speak to each other in what is taught by then. */
export function checkScenes(source: Source): Fault[] {
  if (source.scenes.length === 0) return []
  const reader = pathReader(source)
  const context = { reader, sentences: sentencesByName(source) }
  return source.scenes.flatMap((episode) => [
    ...orderFaults(episode, source),
    ...episode.scenes.flatMap((scene, at) => {
      const unit = reader.unitAt.get(scene.unit)
      if (unit === undefined) return []
      const placed = place(scene, unit, at, episode)
      return [
        ...formFaults(placed),
        ...answerFaults(placed),
        ...wordFaults(placed, reader),
        ...unitFaults(placed, context),
      ]
    }),
  ])
}

const place = (scene: Scene, unit: number, at: number, { document }: EpisodeSource): PlacedScene => ({
  scene,
  unit,
  fault: (place, sentence) => document.fault(['scenes', at, ...place], sentence),
})

/** An episode has a scene for each unit of its stretch, in their order. */
function orderFaults({ id, scenes, document }: EpisodeSource, { path }: Source): Fault[] {
  const stretch = path.find((one) => one.id === id)
  if (!stretch) return [document.fault(['id'], `There is no stretch "${id}".`)]
  const units = stretch.units.map((unit) => unit.id)
  const faults = scenes.flatMap(({ unit }, at) =>
    unit === units[at]
      ? []
      : [document.fault(['scenes', at, 'unit'], `Here belongs the scene of ${units[at] ?? 'no unit'}.`)],
  )
  const missing = units.slice(scenes.length)
  return [...faults, ...missing.map((unit) => document.fault(['scenes'], `The unit ${unit} has no scene.`))]
}
