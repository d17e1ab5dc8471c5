import Fastify from 'fastify'

// The least a reply of a given number of bytes costs: started by startChildServer, tells its address, ends with its parent.
const fastify = Fastify({ logger: false })
const texts = new Map<number, string>()
fastify.get<{ Params: { bytes: string } }>('/:bytes', async (request, reply) => {
  const bytes = Number(request.params.bytes)
  const text = texts.get(bytes) ?? JSON.stringify('x'.repeat(Math.max(0, bytes - 2)))
  texts.set(bytes, text)
  return reply.type('application/json; charset=utf-8').send(text)
})
process.stdin.once('end', () => process.exit(0)).resume()
console.log(await fastify.listen({ port: 0, host: '127.0.0.1' }))
