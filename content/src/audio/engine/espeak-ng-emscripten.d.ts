declare module '@echogarden/espeak-ng-emscripten' {
  /** What the engine reports about its sound. `audio_position` is in milliseconds from its beginning. */
  type Event = { type: string; audio_position: number; id?: number | string }
  type Worker = {
    set_voice(name: string): void
    set_rate(wordsPerMinute: number): void
    set_pitch(pitch: number): void
    /** Gives sound piece by piece. Returning `true` stops it. */
    synthesize(text: string, take: (sound: Int16Array | null, events: readonly Event[]) => boolean): void
  }
  type Files = { readFile(path: string): Uint8Array; writeFile(path: string, bytes: Uint8Array): void }
  type Engine = { eSpeakNGWorker: new () => Worker; HEAPU8: Uint8Array; FS: Files }
  // biome-ignore lint/style/noDefaultExport: the package has no other export.
  export default function start(): Promise<Engine>
}
