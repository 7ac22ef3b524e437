/** The version of the package `@echogarden/espeak-ng-emscripten`, the speech engine. */
const packageVersion = '0.3.5'

/** The SHA-256 of the engine's phoneme tables as it comes, one after the other. A table that is not known is not mended blindly. */
export const knownTables = '0340f010c36ac1d288fac9059ebf8003eb211be543a214a106308eab998eba9d'

/** The first digits of the SHA-256 of the tables as the engine reads them, mended. */
export const mendedTables = 'fd1dcf3a'

/**
 * What speaks the clips: the engine, and the phonemes that it is given. This is a part of every spoken clip's key, so a change makes every
 * clip anew. It stands apart from the engine itself, which only a worker loads.
 */
export const engineVersion = {
  engine: 'eSpeak NG',
  version: `${packageVersion}, phonemes ${mendedTables}`,
} as const
