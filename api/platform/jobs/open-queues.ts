import type { PgBoss, QueueOptions } from 'pg-boss'

type Queue = { name: string; options: QueueOptions & { deadLetter?: string } }

/**
 * Makes the queues that are missing and changes those that are different: most starts find all of them so, and ask once instead of
 * three times for each.
 */
export async function openQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, options } of queues) {
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, options)
    else if (Object.entries(options).some(([key, value]) => queue[key as keyof typeof queue] !== value))
      await boss.updateQueue(name, options)
    // Learns where the queue's jobs are stored. Left to the first send, inside a transaction, that would ask for another
    // connection: once all are in transactions that wait for this one, it would wait for ever.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
  }
}
