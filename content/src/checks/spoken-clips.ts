import { recipes } from '../audio/recipes.ts'
import { spokenClips as clipsOf, clipUses, sayings } from '../clips.ts'
import type { Fault } from '../fault.ts'
import type { Source } from '../source.ts'

/**
 * Every clip that is played has one text that can be spoken. Every recording is played, and says who speaks.
 */
export function spokenClips(source: Source): Fault[] {
  return [
    ...sayingFaults(source),
    ...missingFaults(source),
    ...recordingFaults(source),
    ...speakerFaults(source),
  ]
}

/** Two places with the same clip have the same text, in letters that the speech engine can say. */
function sayingFaults(source: Source): Fault[] {
  const said = sayings(source)
  return clipsOf(source).flatMap(({ id, say, document, place }) => {
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

function recordingFaults(source: Source): Fault[] {
  const wanted = new Set(recipes(source).map(({ id }) => id))
  const spoken = new Set(source.speakers.entries.flatMap(({ clips }) => clips))
  return [...source.recordings.keys()].flatMap((id): Fault[] => {
    const fault = (sentence: string) => [{ file: `content/audio/recorded/${id}.mp3`, line: 1, sentence }]
    if (!wanted.has(id)) return fault('Nothing plays this clip.')
    return spoken.has(id) ? [] : fault('Nothing says who speaks here: name the clip in speakers.yaml.')
  })
}

function speakerFaults({ speakers: { document, entries }, recordings }: Source): Fault[] {
  const named = new Set<string>()
  return entries.flatMap(({ clips }, at) =>
    clips.flatMap((id, number): Fault[] => {
      const fault = (sentence: string) => [document.fault([at, 'clips', number], sentence)]
      if (named.has(id)) return fault(`The recording "${id}" is named twice.`)
      named.add(id)
      return recordings.has(id) ? [] : fault(`There is no recording "${id}.mp3".`)
    }),
  )
}
