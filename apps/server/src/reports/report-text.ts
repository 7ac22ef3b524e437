import { stringify } from 'yaml'
import type { KeptReport } from './report-store.ts'

/** Finds the file and the line of the reported content. */
export type FindPlace = (kind: string, item: string) => { file: string; line: number } | undefined

/** Longer notes are cut in the list. */
const listed = 70

/**
 * Characters that could control a terminal or make a text look like another one: control and format characters,
 * except line breaks and the two joiners of Malayalam.
 */
const steering = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Replaces each of those characters by its number. */
const harmless = (text: string): string =>
  text.replace(steering, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)

/** One line for each report. */
export function listReports(reports: readonly KeptReport[], findPlace: FindPlace): string[] {
  return reports.map((report) => {
    const { number, received_at, closed_at, language, note } = report
    const state = closed_at ? 'closed' : 'open'
    const text = harmless(note.replace(/[\n\t ]+/g, ' '))
    const short = [...text].length > listed ? `${[...text].slice(0, listed - 1).join('')}…` : text
    return [number, dayOf(received_at), state, harmless(language), placeOf(report, findPlace), short].join(
      '\t',
    )
  })
}

/** One report with all its fields. */
export function showReport(report: KeptReport, findPlace: FindPlace): string {
  const { number, kind, item, shown, note, language, version, received_at, closed_at } = report
  return [
    `Report ${number}, ${closed_at ? `closed ${dayOf(closed_at)}` : 'open'}`,
    `Received: ${received_at.toISOString()}`,
    `About: ${harmless(`${kind} ${item}`)}`,
    `Written in: ${placeOf(report, findPlace)}`,
    `Language: ${harmless(language)}, version ${harmless(version)}`,
    `Shown: ${harmless(shown)}`,
    '',
    harmless(note),
  ].join('\n')
}

/** The reports as YAML, for the people who correct the files. */
export function exportReports(reports: readonly KeptReport[], findPlace: FindPlace): string {
  const entries = reports.map(({ number, kind, item, shown, note, language, version, ...report }) => {
    const place = findPlace(kind, item)
    return {
      number: Number(number),
      ...(place && { file: place.file, line: place.line }),
      kind: harmless(kind),
      id: harmless(item),
      shown: harmless(shown),
      note: harmless(note),
      language: harmless(language),
      version: harmless(version),
      received: report.received_at.toISOString(),
      ...(report.closed_at && { closed: report.closed_at.toISOString() }),
    }
  })
  return stringify({ reports: entries }, { lineWidth: 0 })
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

function placeOf({ kind, item }: KeptReport, findPlace: FindPlace): string {
  const place = findPlace(kind, item)
  return place ? `${place.file}:${place.line}` : harmless(`${kind} ${item}`)
}
