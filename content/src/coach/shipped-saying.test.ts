import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeSaid, languageOf } from '@app/coach'
import { wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ScenesFile } from '../authored/scenes-file.ts'
import { shippedContent, shippedLexicon } from '../testing/shipped.ts'

const { translation } = shippedContent()
const lexicon = makeLexicon(shippedLexicon())
const language = languageOf(translation)
const judge = (english: string, answers: readonly string[], said: string) =>
  judgeSaid({ english, answers }, [said], { readings: (word) => wordReadings(word, lexicon), language })

/** The episodes of the scenes as they are written. */
const scenesOf = () =>
  globSync('*.yaml', { cwd: folder }).map((name) =>
    v.parse(ScenesFile, parse(readFileSync(join(folder, name), 'utf8'), { schema: 'failsafe' })),
  )
const folder = join(import.meta.dirname, '../../data/scenes')

const brother = ['I saw your elder brother yesterday.', 'ഞാൻ ഇന്നലെ നിന്റെ ചേട്ടനെ കണ്ടു.'] as const
const weEat = ['We (you and I) will eat now.', 'നമുക്ക് ഇപ്പോൾ കഴിക്കാം.'] as const
const twoTeas = ['Please give me two teas.', 'രണ്ട് ചായ തരൂ.'] as const
const uncle = ['Uncle, turn left!', 'അമ്മാവാ, ഇടത്തോട്ട് തിരിയൂ!'] as const
const name = ["What's your name?", 'പേര് എന്താണ്?'] as const
const hungry = ['I am hungry.', 'എനിക്ക് വിശക്കുന്നു.'] as const

describe('an answer in Malayalam, with the whole dictionary', () => {
  it.each([
    [...brother, 'ഇന്നലെ ഞാൻ നിങ്ങളുടെ ചേട്ടനെ കണ്ടു'],
    [...brother, 'നിന്റെ ചേട്ടനെ ഇന്നലെ കണ്ടു'],
    [...brother, 'njan innale ninte chettane kandu'],
    [...twoTeas, 'എനിക്ക് രണ്ടു ചായ തരൂ'],
    [...twoTeas, 'രണ്ട് ചായ തരാമോ'],
    [...uncle, 'ഇടത്തോട്ട് തിരിയൂ'],
    [...hungry, 'അയ്യോ, വിശക്കുന്നു'],
    [...hungry, 'അമ്മേ, എനിക്ക് വിശക്കുന്നുണ്ട്'],
    [...name, 'നിങ്ങളുടെ പേര് എന്താണ്'],
    [...weEat, 'ഇപ്പോൾ നമുക്ക് കഴിക്കാം'],
  ])('of “%s” (%s) is right: %s', (english, model, said) => {
    expect(judge(english, [model], said).type).toBe('right')
  })

  it.each([
    [...brother, 'ഞാൻ ഇന്നലെ നിന്റെ അനിയനെ കണ്ടു'],
    [...brother, 'നിന്റെ ചേട്ടൻ ഇന്നലെ എന്നെ കണ്ടു'],
    [...twoTeas, 'രണ്ട് ചായ കൊടുക്കൂ'],
    [...twoTeas, 'മൂന്ന് ചായ തരൂ'],
    [...uncle, 'അമ്മേ, ഇടത്തോട്ട് തിരിയൂ'],
    [...hungry, 'ഞാൻ വിശക്കുന്നു'],
    [...hungry, 'അവന് വിശക്കുന്നു'],
    [...name, 'അവളുടെ പേര് എന്താണ്'],
    [...weEat, 'ഞങ്ങൾ ഇപ്പോൾ കഴിക്കും'],
    ['May I give you the money tomorrow?', 'പണം നാളെ തരട്ടെ?', 'പണം നാളെ തരൂ'],
  ])('of “%s” (%s) is not right: %s', (english, model, said) => {
    expect(judge(english, [model], said).type).not.toBe('right')
  })

  it('is almost right with another word that English has for the same', () => {
    const [english, model] = twoTeas
    expect(judge(english, [model], 'രണ്ട് ചായ കൊടുക്കൂ')).toEqual({
      ...{ type: 'almost', piece: 'കൊടുക്കൂ', why: 'word', wanted: 'തരൂ' },
    })
  })

  it('is given back in English where it may say the same in other words', () => {
    expect(judge('My name is Meera.', ['എന്റെ പേര് മീര.'], 'ഞാൻ മീരയാണ്')).toEqual({
      ...{ type: 'cannotTell', says: 'I am Meera.' },
    })
  })

  it('is right of 60 in 100 of the scenes’ own answers by the others, and of no wrong one', () => {
    const lines = scenesOf().flatMap(({ scenes }) => scenes.flatMap(({ lines }) => lines))
    const wrongTaken: string[] = []
    let [right, all] = [0, 0]
    for (const line of lines) {
      if (line.learner === undefined) continue
      const { english, text, answers = [], wrong = [] } = line
      const accepted = [text, ...answers]
      for (const said of accepted) {
        const others = accepted.filter((one) => one !== said)
        if (others.length === 0) continue
        all++
        if (judge(english, others, said).type === 'right') right++
      }
      for (const { text: said } of wrong)
        if (judge(english, accepted, said).type === 'right') wrongTaken.push(`${english}: ${said}`)
    }
    expect(wrongTaken).toEqual([])
    expect(right / all).toBeGreaterThan(0.6)
  })
})
