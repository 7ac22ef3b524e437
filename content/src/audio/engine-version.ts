/** The package of the speech engine and its version. */
const engine = '@echogarden/espeak-ng-emscripten 0.3.5'

/** The SHA-256 of the engine's phoneme tables as it comes, one after the other. A table that is not known is not mended blindly. */
export const knownTables = '0340f010c36ac1d288fac9059ebf8003eb211be543a214a106308eab998eba9d'

/** The first digits of the SHA-256 of the tables as the engine reads them, mended. */
export const mendedTables = 'fd1dcf3a'

/** What speaks: the engine, and the phonemes that it is given. With the same version the same text sounds the same. */
export const engineVersion = `${engine}, phonemes ${mendedTables}`
