import { describe, expect, it } from 'vitest'
import { readChat } from './chat.ts'

const message = (text: string, name = 'Anu', minute = 10) => `12/03/26, 9:${minute} pm - ${name}: ${text}`

const said = (...lines: string[]) =>
  readChat(lines)?.paragraphs.map(({ speaker, text }) => `${speaker}: ${text}`)

describe('a chat', () => {
  it.each([
    ['12/03/26, 9:05 pm - Anu: നമസ്കാരം', '12/03/26, 9:06 pm - Ravi: സുഖമാണോ?'],
    ['[12/03/26, 9:05:12 PM] Anu: നമസ്കാരം', '[12/03/26, 9:06:12 PM] Ravi: സുഖമാണോ?'],
    ['[21:05, 12/03/2026] Anu: നമസ്കാരം', '[21:06, 12/03/2026] Ravi: സുഖമാണോ?'],
    ['Anu, [12.03.2026 21:05]', 'നമസ്കാരം', 'Ravi, [12.03.2026 21:06]', 'സുഖമാണോ?'],
    ['[2026-03-12, 21:05] Anu: നമസ്കാരം', '', '[2026-03-12, 21:06] Ravi: സുഖമാണോ?'],
  ])('is read as who says what, however its times are written: %s', (...lines) => {
    expect(said(...lines)).toEqual(['Anu: നമസ്കാരം', 'Ravi: സുഖമാണോ?'])
  })

  it('has messages of several lines', () => {
    expect(said(message('ഒന്ന്'), 'രണ്ട്', message('മൂന്ന്', 'Ravi'))).toEqual(['Anu: ഒന്ന്', 'Anu: രണ്ട്', 'Ravi: മൂന്ന്'])
  })

  it('names what it leaves out: pictures, and what the program itself says', () => {
    const chat = readChat([message('<Media omitted>'), '12/03/26, 9:12 pm - Anu left', message('വരൂ')])
    expect(chat?.paragraphs).toEqual([{ text: 'വരൂ', speaker: 'Anu' }])
    expect(chat?.leftOut).toMatchObject([{ count: 2, shown: ['<Media omitted>', 'Anu left'] }])
  })

  it('may begin with a few lines of something else, but with no more than that', () => {
    const heading = ['a', 'b', 'c', 'd', 'e']
    const messages = Array.from({ length: 4 }, (_, at) => message('വരൂ', 'Anu', 10 + at))
    expect(said(...heading, ...messages)).toHaveLength(4)
    expect(readChat([...heading, 'f', 'g', ...messages])).toBeUndefined()
  })

  it('is no text with one date in it, and none of which most lines have no times', () => {
    expect(readChat([message('വരൂ'), 'കഥ'])).toBeUndefined()
    const story = Array.from({ length: 20 }, (_, at) => `വരി ${at}`)
    expect(readChat([message('വരൂ'), message('പോകൂ'), ...story])).toBeUndefined()
    expect(readChat([])).toBeUndefined()
  })
})
