import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { KeptReport } from './report-store.ts'
import { exportReports, listReports, showReport } from './report-text.ts'

const aReport = (fields: Partial<KeptReport> = {}): KeptReport => ({
  number: '1',
  kind: 'word',
  item: 'onam',
  shown: 'ഓണം – Onam',
  note: 'The plural is missing.',
  language: 'ml',
  version: '1.2.3',
  received_at: new Date('2026-11-26T03:04:05Z'),
  closed_at: null,
  ...fields,
})

const findPlace = (_kind: string, item: string) =>
  item === 'onam' ? { file: 'content/data/lexicon/culture.yaml', line: 4 } : undefined

it('lists a report on one line, however long its note is', () => {
  const note = `Two\nlines\t${'and more '.repeat(20)}`
  expect(
    listReports([aReport(), aReport({ number: '12', item: 'gone', note, closed_at: new Date() })], findPlace),
  ).toEqual([
    '1\t2026-11-26\topen\tml\tcontent/data/lexicon/culture.yaml:4\tThe plural is missing.',
    expect.stringMatching(/^12\t2026-11-26\tclosed\tml\tword gone\tTwo lines and more [\w ]{40,60}…$/),
  ])
})

it('shows all of a report', () => {
  expect(showReport(aReport(), findPlace)).toBe(
    [
      'Report 1, open',
      'Received: 2026-11-26T03:04:05.000Z',
      'About: word onam',
      'Written in: content/data/lexicon/culture.yaml:4',
      'Language: ml, version 1.2.3',
      'Shown: ഓണം – Onam',
      '',
      'The plural is missing.',
    ].join('\n'),
  )
})

it('exports what a reader of YAML reads as it was, with file and id', () => {
  const closed_at = new Date('2026-11-27T00:00:00Z')
  const note = 'a: b\n- c "d" #e\n\nഅമ്മ'
  const common = {
    kind: 'word',
    shown: 'ഓണം – Onam',
    language: 'ml',
    version: '1.2.3',
    received: '2026-11-26T03:04:05.000Z',
  }
  expect(
    parse(exportReports([aReport({ note }), aReport({ number: '2', item: 'gone', closed_at })], findPlace)),
  ).toEqual({
    reports: [
      { ...common, number: 1, file: 'content/data/lexicon/culture.yaml', line: 4, id: 'onam', note },
      {
        ...common,
        number: 2,
        id: 'gone',
        note: 'The plural is missing.',
        closed: '2026-11-27T00:00:00.000Z',
      },
    ],
  })
})

it('shows what steers a terminal or turns a text round as its number, wherever it stands', () => {
  const nasty = '\u001b]0;title\u0007\u001b[2J\u202egnp.exe\u2028\u{e0041}\ud800ക്\u200d'
  const report = aReport({
    note: nasty,
    shown: nasty,
    language: nasty,
    version: nasty,
    item: nasty,
    kind: nasty,
  })
  for (const said of [
    ...listReports([report], findPlace),
    showReport(report, findPlace),
    exportReports([report], findPlace),
  ]) {
    expect(said).not.toMatch(/(?![\n\t\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}]/u)
    expect(said).toMatch(/\\+u\{1b\}\[2J\\+u\{202e\}gnp\.exe\\+u\{2028\}\\+u\{e0041\}\\+u\{d800\}ക്\u200d/)
  }
})
