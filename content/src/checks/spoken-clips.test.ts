import { describe, expect, it } from 'vitest'
import { formatFault } from '../fault.ts'
import { aQuestion, aTopic, sourceOf } from '../testing/content.ts'
import { spokenClips } from './spoken-clips.ts'

const file = 'content/data/topics/daily_food.yaml'
const speakersFile = 'audio/recorded/speakers.yaml'
const aRecording = { path: '/clip.mp3', hash: '01234567', bytes: 1000 }

type Recorded = { recordings?: string[]; speakers?: string }
function faults(question: string, { recordings = [], speakers }: Recorded = {}): string[] {
  const files = {
    'data/topics/daily_food.yaml': aTopic(question),
    ...(speakers !== undefined && { [speakersFile]: speakers }),
  }
  const source = sourceOf(files, new Map(recordings.map((id) => [id, aRecording])))
  return [...source.faults, ...spokenClips(source)].map(formatFault)
}

describe('spokenClips', () => {
  it('accepts content whose clips can all be spoken, even if none is made yet', () => {
    expect(faults(aQuestion())).toEqual([])
  })

  it('refuses a clip without a text', () => {
    const options = ['{ text: ka, audio: letter-ka }', 'b', 'c', 'd']
    expect(faults(aQuestion({ options }))).toEqual([
      `${file}:6  Nothing says what the clip "letter-ka" speaks.`,
    ])
  })

  it('refuses one clip for two texts', () => {
    const options = ['{ text: ka, say: ക, audio: ka }', '{ text: ga, say: ഗ, audio: ka }', 'c', 'd']
    expect(faults(aQuestion({ options }))).toEqual([`${file}:7  The clip "ka" says ക elsewhere, and ഗ here.`])
  })

  it.each(['10', 'OK', '₹'])('refuses to have %s spoken by a voice that only knows Malayalam', (foreign) => {
    expect(faults(aQuestion({ prompt: `ചായ ${foreign} വേണം` }))).toEqual([
      `${file}:3  The clip would have to speak "${foreign}": write in \`say\` how it is said in Malayalam.`,
    ])
  })
})

describe('a recording', () => {
  const speakers = '- speaker: Asha Nair\n  licence: CC BY-SA 4.0\n  clips: [food-tea]\n'

  it('replaces a made clip if its speaker and licence are given', () => {
    expect(faults(aQuestion(), { recordings: ['food-tea'], speakers })).toEqual([])
  })

  it.each([undefined, '[]'])('is refused while nothing says who speaks in it (%j)', (speakers) => {
    expect(faults(aQuestion(), { recordings: ['food-tea'], ...(speakers && { speakers }) })).toEqual([
      'content/audio/recorded/food-tea.mp3:1  Nothing says who speaks here: name the clip in speakers.yaml.',
    ])
  })

  it('is refused without a licence', () => {
    const unlicensed = '- speaker: Asha Nair\n  clips: [food-tea]\n'
    expect(faults(aQuestion(), { recordings: ['food-tea'], speakers: unlicensed })[0]).toBe(
      `content/${speakersFile}:1  "licence" is missing here.`,
    )
  })

  it('is refused if nothing plays it', () => {
    expect(faults(aQuestion(), { recordings: ['food-tee'] })).toEqual([
      'content/audio/recorded/food-tee.mp3:1  Nothing plays this clip.',
    ])
  })

  it('is refused if it is listed but missing, or listed twice', () => {
    expect(faults(aQuestion(), { speakers })).toEqual([
      `content/${speakersFile}:3  There is no recording "food-tea.mp3".`,
    ])
    expect(faults(aQuestion(), { recordings: ['food-tea'], speakers: speakers + speakers })).toEqual([
      `content/${speakersFile}:6  The recording "food-tea" is named twice.`,
    ])
  })
})
