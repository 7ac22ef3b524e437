declare module '@echogarden/espeak-ng-emscripten' {
  type Worker = {
    set_voice(name: string): void
    set_rate(wordsPerMinute: number): void
    set_pitch(pitch: number): void
    /** Gives sound piece by piece; `true` in answer stops it. */
    synthesize(text: string, take: (sound: Int16Array | null) => boolean): void
  }
  type Engine = { eSpeakNGWorker: new () => Worker; HEAPU8: Uint8Array }
  // biome-ignore lint/style/noDefaultExport: the package has no other export.
  export default function start(): Promise<Engine>
}
