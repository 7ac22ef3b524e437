import { playedFiles } from '../audio/audio-folder.ts'
import { recipes } from '../audio/recipes.ts'
import { clipUses, sayings, spokenClips } from '../clips.ts'
import { manifestFile } from '../content-files.ts'
import type { Fault } from '../fault.ts'
import type { Source } from '../source.ts'

/** Every clip that is played is there and says what is written; every file is played. */
export function freshClips(source: Source): Fault[] {
  return [...spokenFaults(source), ...missingFaults(source), ...staleFaults(source), ...unusedFaults(source)]
}

/** Two places that name the same clip say the same, in letters that the speech engine can say. */
function spokenFaults(source: Source): Fault[] {
  const said = sayings(source)
  return spokenClips(source).flatMap(({ id, say, document, place }) => {
    const first = said.get(id)
    if (first !== say)
      return [document.fault(place, `The clip "${id}" says ${first} elsewhere, and ${say} here.`)]
    const foreign = say.match(/[\p{L}\p{N}\p{S}]+/gu)?.find((word) => !/\p{Script=Malayalam}/u.test(word))
    return foreign
      ? [
          document.fault(
            place,
            `The clip would have to speak "${foreign}": write in \`say\` how it is said in Malayalam.`,
          ),
        ]
      : []
  })
}

function missingFaults(source: Source): Fault[] {
  const said = sayings(source)
  return clipUses(source)
    .filter(({ id }) => !said.has(id))
    .map(({ id, document, place }) => document.fault(place, `Nothing says what the clip "${id}" speaks.`))
}

function staleFaults(source: Source): Fault[] {
  const places = new Map(spokenClips(source).map((clip) => [clip.id, clip]))
  const files = playedFiles(source.audio)
  return recipes(source).flatMap(({ id, key }): Fault[] => {
    const file = files.get(id)
    const entry = source.manifest.get(id)
    const isFresh = file && file.hash === entry?.hash && file.source === entry.source
    if (isFresh && (file.source === 'recorded' || entry.key === key)) return []
    const state = file ? 'is not the one that belongs to what is written' : 'is not made yet'
    const sentence = `The clip "${id}" ${state}: npm run make:audio.`
    const clip = places.get(id)
    return [clip ? clip.document.fault(clip.place, sentence) : manifestFault(sentence)]
  })
}

function unusedFaults(source: Source): Fault[] {
  const { made, recorded } = source.audio
  const wanted = new Set(recipes(source).map(({ id }) => id))
  const unusedMade = [...made.keys()].filter((id) => !wanted.has(id) || recorded.has(id))
  const unusedRecorded = [...recorded.keys()].filter((id) => !wanted.has(id))
  const unknown = [...source.manifest.keys()].filter((id) => !wanted.has(id))
  return [
    ...unusedMade.map((id) => fileFault(`made/${id}.mp3`)),
    ...unusedRecorded.map((id) => fileFault(`recorded/${id}.mp3`)),
    ...unknown.map((id) => manifestFault(`Nothing plays the clip "${id}".`)),
  ]
}

const fileFault = (file: string): Fault => ({
  file: `content/audio/${file}`,
  line: 1,
  sentence: 'Nothing plays this clip.',
})

const manifestFault = (sentence: string): Fault => ({ file: `content/${manifestFile}`, line: 1, sentence })
