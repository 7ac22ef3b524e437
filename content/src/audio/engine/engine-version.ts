/** The version of the package `@echogarden/espeak-ng-emscripten`, the speech engine. */
const packageVersion = '0.3.5'

/**
 * The SHA-256 of the engine's phoneme tables and of the voice as they come. Unknown tables are not changed.
 */
export const knownTables = 'd39107e4c9d4fe3c9340d04273c778ca51484283b6ee835c23071252ec4643d3'

/** The first digits of the SHA-256 of the same files after our changes. */
export const mendedTables = '2bf2a48f'

/**
 * What speaks the clips: the engine, and our phonemes. This is a part of every spoken clip's key, so a change
 * makes every clip anew. It is apart from the engine itself, which only a worker loads.
 */
export const engineVersion = {
  engine: 'eSpeak NG',
  version: `${packageVersion}, phonemes ${mendedTables}`,
} as const
