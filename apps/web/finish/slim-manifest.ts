type Route = { path?: string; imports: string[] } & Record<string, unknown>
type Manifest = { routes: Record<string, Route> }

const start = 'window.__reactRouterManifest='

/** The pages that are fetched ahead of a tap: a topic's card leads to the quiz. */
const fetchedAhead = /^\/lessons2$/

/**
 * The list of the routes, which every first visit loads, without what a browser does not ask it: which files a page's module imports
 * (but for pages that are fetched ahead; a module brings its own), and what a route does not have. Throws when the list is not as the
 * build is known to write it.
 */
export function slimManifest(script: string): string {
  if (!script.startsWith(start)) throw new Error('The list of the routes is not written in the known way.')
  const manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, '')) as Manifest
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, slimRoute(route)])
  return `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}

function slimRoute(route: Route): Partial<Route> {
  const { imports, ...rest } = route
  const had = Object.entries(rest).filter(
    ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
  )
  return { ...Object.fromEntries(had), ...(fetchedAhead.test(route.path ?? '') && { imports }) }
}
