/** What a line means; where an AI service said so, its model, empty where that has no name. */
export type Translated = { translation: string; translatedBy?: string | undefined }

/** A text in which these lines, by their places, have been translated. Those that mean something already stay as they are. */
export function withTranslations<Line extends { translation?: string | undefined }>(
  lines: readonly Line[],
  made: ReadonlyMap<number, Translated>,
): readonly Line[] {
  if (made.size === 0) return lines
  return lines.map((line, place) => (line.translation ? line : { ...line, ...made.get(place) }))
}
