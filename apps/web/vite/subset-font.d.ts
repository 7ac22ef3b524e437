declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    /** The OpenType features to keep; all of them if it is left out. */
    keepFeatures?: readonly string[]
  }
  /** Makes a font that has the characters of `text` and every glyph they can become, and nothing else. */
  // biome-ignore lint/style/noDefaultExport: the package has it so
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
