/** The face of the demo: who plays its sellers and couriers, and what stands in for its providers. Nobody below knows it. */
export { chooseSimulators } from './choose-simulators.ts';
export {
  type ClockRefusal,
  type ClockView,
  type DemoClock,
  moveDemoClock,
  openDemoClock,
  untilDelivered,
} from './demo-clock.ts';
export { hasOpenOwners, renewDemoOwners, sayOwner, startDemoOwners } from './demo-owners.ts';
export { demoWork, dueRobots, openDemo } from './open-demo.ts';
