import { paymentFaults } from '../../test/faults/scenarios.ts'
import { holdPromises } from '../support/hold-promises.ts'

holdPromises(paymentFaults)
