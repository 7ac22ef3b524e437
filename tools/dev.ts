import { spawn } from 'node:child_process'

/** `npm run dev`: the server, restarted when its code changes, and the web with hot reload in front of it. */
const serverPort = '3001'
const webPort = process.env.PORT ?? '3000'
/**
 * The code of the server, and the content that it reads when it starts. Clips and films are known by their
 * manifests.
 */
const watched = [
  'apps/server/src',
  'packages',
  'content/src',
  'content/data',
  'content/known-words.yaml',
  'content/audio/manifest.json',
  'content/films/manifest.json',
]
const children = [
  spawn(
    process.execPath,
    [...watched.map((path) => `--watch-path=${path}`), '--watch-preserve-output', 'apps/server/src/main.ts'],
    {
      stdio: 'inherit',
      env: { PUBLIC_URL: `http://localhost:${webPort}`, ...process.env, PORT: serverPort },
    },
  ),
  spawn(process.execPath, ['../../node_modules/@react-router/dev/bin.cjs', 'dev', '--port', webPort], {
    stdio: 'inherit',
    cwd: 'apps/web',
    env: { ...process.env, API: `http://127.0.0.1:${serverPort}` },
  }),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
for (const child of children)
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM')
  })
