/** A page's scripts as the build wrote them: what is fetched ahead, and the module that starts the app. */
type Scripts = {
  preloads: string[]
  manifest: string
  routes: { name: string; file: string }[]
  table: string
  entry: string
}

const preloadLink = /<link rel="modulepreload" href="(?<file>[^"]+)"\/>/g
const startModule =
  /<script type="module" async="">import "(?<manifest>[^"]+)";\s*(?<imports>(?:import \* as \w+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = (?<table>\{.*?\});\s*import\("(?<entry>[^"]+)"\);<\/script>/s

/** The router's own: it gives a visit its key, and scrolls to where this one was. */
const scrollScript =
  /<script>(?<restore>\(\(storageKey, restoreKey\) => \{.*?\}\)\("[^"]*", \w+\))<\/script>/s

/** The router's own: what its app reads when it starts. */
const contextScript = /<script>(?<context>window\.__reactRouterContext\b.*?)<\/script>/gs

/** What the app expects to find in the place of a script of its own that runs elsewhere. */
const scriptElsewhere = '<script></script>'

/**
 * The page with its scripts started after its first paint: on a slow phone each script that is named in the head costs the
 * paint some milliseconds, and what is asked for between the frame and the screen 4 to 28: so the browser says when it has painted, or a
 * second is over. They are asked for four at a time, since to ask takes a slow phone 4 ms each, and run one by one, leaf first (`order`),
 * so that no single task holds a tap up; the whole style sheet comes before the app that may need it, and at once where no script runs. A
 * button that is pressed meanwhile is kept until the app hears, unless the browser knows what it does; it happens after the router's own start, which
 * would call off a way taken before. Where storage is forbidden, no place is
 * restored, and all else goes on; a first visit was nowhere yet, and the question, which takes a slow phone 7 to 15 ms, waits. What
 * the router runs before its app runs here too: one script costs less than five, and less of the policy that names their hashes.
 * Throws when the page is not as the build is known to write it.
 */
export function startLate(html: string, order: (files: string[]) => string[], styleSheet: string): string {
  const { preloads, manifest, routes, table, entry } = readScripts(html)
  const restore = scrollScript.exec(html)?.groups?.restore ?? ''
  if (html.includes('scroll-positions') && !restore)
    throw new Error('The page does not restore its scrolling in the known way.')
  const contexts = [...html.matchAll(contextScript)].map(({ groups }) => groups?.context)
  const first = order(preloads).filter((file) => file !== entry)
  const start = `(async()=>{
const restore=()=>{${restore}};
if(history.state)try{restore()}catch{}
let early;
const keep=event=>{early=event.target.closest("button:not([popovertarget],[type=submit])")||early};
document.addEventListener("click",keep);
self.replayEarlyClick=()=>{document.removeEventListener("click",keep);self.replayEarlyClick=undefined;queueMicrotask(()=>early?.isConnected&&early.click())};
if(!document.hidden)await new Promise(go=>{new PerformanceObserver(()=>setTimeout(go)).observe({type:"paint",buffered:true});setTimeout(go,1000)});
if(!history.state)try{restore()}catch{}
${contexts.join('\n')}
const add=(rel,href)=>{const link=Object.assign(document.createElement("link"),{rel,href});document.head.append(link);return new Promise(done=>{link.onload=link.onerror=done})};
const pause=()=>new Promise(go=>setTimeout(go));
const styled=add("stylesheet",${JSON.stringify(styleSheet)}),first=${JSON.stringify(first)};
for(const[place,file]of[...first,${JSON.stringify(entry)}].entries()){add("modulepreload",file);if(place%4===3)await pause()}
for(const file of first){await import(file);await pause()}
await import(${JSON.stringify(manifest)});
const[${routes.map(({ name }) => name)}]=await Promise.all(${JSON.stringify(routes.map(({ file }) => file))}.map(file=>import(file)));
window.__reactRouterRouteModules=${table};
await styled;
document.documentElement.dataset.painted="";
import(${JSON.stringify(entry)})
})()`
  return html
    .replaceAll(preloadLink, '')
    .replace('</head>', () => `<noscript><link rel="stylesheet" href="${styleSheet}"/></noscript></head>`)
    .replace(scrollScript, scriptElsewhere)
    .replaceAll(contextScript, scriptElsewhere)
    .replace(startModule, () => `<script>${start}</script>`)
}

function readScripts(html: string): Scripts {
  const { manifest, imports, table, entry } = startModule.exec(html)?.groups ?? {}
  if (!manifest || !imports || !table || !entry)
    throw new Error('The page does not start its scripts in the known way.')
  const preloads = [...html.matchAll(preloadLink)].map(({ groups }) => groups?.file ?? '')
  const routes = [...imports.matchAll(/import \* as (?<name>\w+) from "(?<file>[^"]+)"/g)].map(
    ({ groups }) => ({
      name: groups?.name ?? '',
      file: groups?.file ?? '',
    }),
  )
  return { preloads: [...new Set(preloads)], manifest, routes, table, entry }
}
