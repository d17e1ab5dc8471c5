import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brokenAtTheEnd, brokenNow } from '../check.ts'
import { startLoad } from '../load.ts'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { newWitness } from '../witness.ts'

const ROOT = join(import.meta.dirname, '../../..')
const container = ['--pid', '--ipc', '--fork', '--mount-proc', '--kill-child']

/** Another shop is started on the same data folder where it sees neither the first one's processes nor its memory. */
export const secondContainer: Scenario = {
  name: 'a second container on the data folder',
  database: 'EMBEDDED',
  times: { all: 20, few: 1 },
  isLong: true,
  async run(rig, times) {
    if (spawnSync('unshare', [...container, 'true']).status !== 0)
      return { done: 0, planned: 0, figures: 'this machine lets nobody make containers', broken: [] }
    const scene = { rig, witness: newWitness() }
    await rig.shop.start()
    const load = startLoad(scene, 4)
    const broken: string[] = []
    for (let i = 0; i < times; i++) {
      const refusal = await startInContainer(rig)
      if (!refusal.includes('is in use by another Tresen')) broken.push(`The second shop said: ${refusal}`)
      broken.push(...(await brokenNow(rig)))
    }
    await load.stop()
    broken.push(...(await brokenAtTheEnd(scene)))
    await rig.shop.stop()
    return { done: times, planned: times, figures: `${load.bought()} orders meanwhile, each start refused`, broken }
  },
}

/** What it says until it ends, or until it is ready. */
async function startInContainer({ settings }: Rig): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...settings, PORT: '0' }
  const args = [...container, process.execPath, join(ROOT, 'bin/start.ts')]
  const child = spawn('unshare', args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', (output: Buffer) => output.includes('Tresen is ready') && child.kill('SIGKILL'))
  const [output] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return output.trim() || 'It was ready.'
}
