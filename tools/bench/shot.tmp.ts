import { chromium } from 'playwright'
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
const [w,h]=(process.env.SIZE??'360x740').split('x').map(Number)
let i=0
for (const path of process.argv.slice(2)) { const ctx=await b.newContext({viewport:{width:w!,height:h!},isMobile:w!<700,colorScheme:(process.env.DARK?'dark':'light')}); const p = await ctx.newPage(); await p.goto('http://127.0.0.1:4705'+path); await p.waitForTimeout(1200); await p.screenshot({path:`/tmp/s12/shot${i++}.png`,fullPage:!!process.env.FULL}); console.log(path, await p.evaluate(()=>[...document.querySelectorAll('h1')].map(h=>h.textContent+' '+h.className+' '+h.getBoundingClientRect().height+' '+getComputedStyle(h).fontSize).join())); await ctx.close() }
await b.close()
