/** As much of a bundler's module graph as is asked for here. */
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** What the quiz's first load begins with. */
const beginnings = /entry\.client\.tsx|\/app\/(?:root|routes\/(?:in-en|lessons2))\.tsx(?:\?|$)/

/**
 * Whether a module is part of the quiz's first load: it begins it, or what begins it imports it, however indirectly. What comes
 * by `import()` alone is not.
 */
export function isInFirstLoad(id: string, graph: Graph): boolean {
  const seen = new Set([id])
  for (const module of seen) {
    if (beginnings.test(module)) return true
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return false
}
