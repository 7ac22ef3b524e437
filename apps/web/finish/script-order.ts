/** Files sorted so that each comes after what it imports. `importsOf` names what a file imports, in any of the given forms. */
export function leafFirst(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): string[] {
  const placed = new Set<string>()
  const visiting = new Set<string>()
  const place = (file: string) => {
    if (placed.has(file) || visiting.has(file)) return
    visiting.add(file)
    for (const imported of importsOf(file)) if (files.includes(imported)) place(imported)
    placed.add(file)
  }
  for (const file of files) place(file)
  return [...placed]
}

/** The files that a minified module imports before it runs, each in the given folder; what it imports later is not among them. */
export function staticImports(code: string, folder: string): string[] {
  return [...code.matchAll(/(?:from|import)"\.\/(?<name>[\w.-]+)"/g)].map(
    ({ groups }) => `${folder}/${groups?.name}`,
  )
}
