export { createPushStandIn, type PushedMessage, type PushStandIn, type StandInSubscription } from './push-stand-in.ts';
