/**
 * Environment of the shop's process. Two arenas: picture and compression threads otherwise keep 50 to 100 MB that they no
 * longer use. What is larger than 128 KiB is mapped by itself and given back as soon as it is free: pictures would leave
 * holes in the heap that stay resident (glibc raises both limits by itself unless told; `npm run bench -- memory`).
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
