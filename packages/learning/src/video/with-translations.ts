/**
 * The translation of a line, and the model of the AI service that made it; empty if the model has no name.
 */
export type Translated = { translation: string; translatedBy?: string | undefined }

/** Adds translations to lines by their index. Lines that have a translation keep it. */
export function withTranslations<Line extends { translation?: string | undefined }>(
  lines: readonly Line[],
  made: ReadonlyMap<number, Translated>,
): readonly Line[] {
  if (made.size === 0) return lines
  return lines.map((line, place) => (line.translation ? line : { ...line, ...made.get(place) }))
}
