import { spawn } from 'node:child_process'

/** `npm run dev`: the server, restarted when its code changes, and the web with hot reload in front of it. */
const serverPort = '3001'
const webPort = process.env.PORT ?? '3000'
const children = [
  spawn(
    process.execPath,
    ['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'],
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
