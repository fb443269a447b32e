export { callerNetwork } from '@yoodee/api-contract/caller-network';
